import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Alert } from "../Alert/Alert.tsx";
import { Card } from "../Card/Card.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { DatePicker } from "../DatePicker/DatePicker.tsx";
import { Input } from "../Input/Input.tsx";
import { Password } from "../Input/Password.tsx";
import { Page } from "../Layout/Layout.tsx";
import { Select } from "../Select/Select.tsx";
import { Form } from "./Form.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

const onSubmit = fn();

interface Invitation {
  email: string;
  password: string;
  role: string;
  from?: string;
  news: boolean;
}

function InviteForm({ busy, failed }: { busy?: boolean; failed?: boolean }) {
  return (
    <Page width="narrow">
      <Card title="Invite Member">
        <Form<Invitation> onSubmit={onSubmit} initialValues={{ role: "member", news: true }}>
          {failed && (
            <Alert tone="error" role="alert">
              Failed to send invitation: mail server not reached
            </Alert>
          )}
          <Form.Item
            name="email"
            label="Email"
            rules={[
              { required: true, message: "Email is required" },
              { type: "email", message: "Please enter a valid email address" },
            ]}
          >
            <Input type="email" autoComplete="email" />
          </Form.Item>
          <Form.Item
            name="password"
            label="Password"
            extra="At least 6 characters"
            rules={[{ required: true, min: 6, message: "Password must be at least 6 characters" }]}
          >
            <Password autoComplete="new-password" />
          </Form.Item>
          <Form.Item name="role" label="Role">
            <Select
              options={[
                { value: "member", label: "Member" },
                { value: "coach", label: "Coach" },
              ]}
            />
          </Form.Item>
          <Form.Item name="from" label="From">
            <DatePicker today="2026-11-20" />
          </Form.Item>
          <Form.Item name="news" valuePropName="checked">
            <Checkbox>Send club news</Checkbox>
          </Form.Item>
          <SubmitButton busy={busy} busyLabel="Sending...">
            Send invitation
          </SubmitButton>
        </Form>
      </Card>
    </Page>
  );
}

const meta: Meta = { title: "Forms/Form" };
export default meta;

export const Untouched: StoryObj = { render: () => <InviteForm /> };
export const Busy: StoryObj = { render: () => <InviteForm busy /> };
export const Failed: StoryObj = { render: () => <InviteForm failed /> };
export const OnAPhone: StoryObj = { ...Untouched, globals: { viewport: { value: "phone" } } };

export const Rejected: StoryObj = {
  tags: ["baseline-long"],
  render: () => <InviteForm />,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Send invitation" }));
    await canvas.findByText("Email is required");
    await waitFor(() => expect(canvas.getByLabelText("Email")).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Corrected: StoryObj = {
  render: () => <InviteForm />,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Send invitation" }));
    await canvas.findByText("Email is required");
    await userEvent.type(canvas.getByLabelText("Email"), "ana@example.com");
    await waitFor(() => expect(canvas.queryByText("Email is required")).toBeNull());
    await userEvent.type(canvas.getByLabelText("Password"), "secret-1");
    await userEvent.click(canvas.getByRole("button", { name: "Send invitation" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};
