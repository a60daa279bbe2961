import { Form } from "antd";
import { cloneElement, type ReactElement, type ReactNode, use } from "react";
import { Field } from "../Field/Field.tsx";
import { FieldProblem } from "./StaffForm.tsx";

export interface StaffFieldProps<Values extends object> {
  name: keyof Values & string;
  /** Without one the control names itself: a group by its legend, a checkbox by its text. */
  label?: ReactNode;
  hint?: ReactNode;
  /** Shown before the first submit too. */
  error?: string | null | undefined;
  required?: boolean;
  className?: string;
  /** The control's property that has the value: "checked" of a checkbox. */
  valueProp?: string;
  /** One control with `value` and `onChange`. */
  children: ReactElement<object>;
}

/** A field of StaffForm: antd keeps and validates its value, our Field shows label, hint and error. */
export function StaffField<Values extends object = Record<string, unknown>>(props: StaffFieldProps<Values>) {
  const { name, valueProp, ...shown } = props;
  const problemOf = use(FieldProblem);
  const rule = {
    validator: async () => {
      const problem = problemOf(name);
      if (problem !== undefined) throw new Error(problem);
    },
  };
  return (
    <Form.Item noStyle name={name as string} rules={[rule]} {...(valueProp && { valuePropName: valueProp })}>
      <Shown {...shown} />
    </Form.Item>
  );
}

interface ShownProps extends Omit<StaffFieldProps<object>, "name" | "valueProp"> {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: "true";
}

/** Receives value, id and handler from antd, and describes the control itself. */
function Shown({ label, hint, error, required, className, children, ...bound }: ShownProps) {
  const { "aria-describedby": _, "aria-invalid": __, ...control } = bound;
  const { errors = [] } = Form.Item.useStatus();
  const shown = error ?? errors[0];
  if (label === undefined) return cloneElement(children, { ...control, ...(shown && { error: shown }) });
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      {...(shown !== undefined && { error: shown })}
      {...(required && { required })}
      {...(className && { className })}
    >
      {cloneElement(children, control)}
    </Field>
  );
}
