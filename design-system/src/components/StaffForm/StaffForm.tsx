import { Form } from "antd";
import { createContext, type ReactNode } from "react";
import { Alert } from "../Alert/Alert.tsx";
import { AntdTheme } from "../AntdTheme/AntdTheme.tsx";
import { Stack, type StackProps } from "../Layout/Layout.tsx";
import type { StaffFormControl } from "./useStaffForm.ts";

export interface StaffFormProps<Values extends object> {
  form: StaffFormControl<Values>;
  onSubmit: (values: Values) => void;
  /** Above the fields while one of them is wrong: "Please fill in all required fields". */
  summary?: ReactNode;
  /** Space between the fields. */
  gap?: StackProps["gap"];
  children: ReactNode;
}

type Problem = (name: string) => string | undefined;

/** For StaffField: the current problem of a field. */
export const FieldProblem = createContext<Problem>(() => undefined);

/** A console's form: one column of `StaffField`. Its input is in the control of `useStaffForm`. */
export function StaffForm<Values extends object>({ form, onSubmit, summary, gap, children }: StaffFormProps<Values>) {
  return (
    <AntdTheme>
      <Form<Values>
        noValidate
        form={form.antd}
        name={form.id}
        layout="vertical"
        initialValues={form.values}
        validateTrigger={[]}
        onSubmitCapture={form.onSubmitted}
        onValuesChange={form.onTyped}
        onFinish={() => form.onRight(onSubmit)}
      >
        <FieldProblem value={form.problemOf}>
          <Stack {...(gap !== undefined && { gap })}>
            {summary && form.isWrong && (
              <Alert tone="error" role="alert">
                {summary}
              </Alert>
            )}
            {children}
          </Stack>
        </FieldProblem>
      </Form>
    </AntdTheme>
  );
}
