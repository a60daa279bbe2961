import { Form as AntForm, type FormInstance } from "antd";
import type { ReactNode } from "react";
import { AntdTheme } from "../AntdTheme/AntdTheme.tsx";
import field from "../Field/Field.module.css";

export interface FormProps<Values extends object> {
  /** From `Form.useForm()`, to set fields or the server's errors. */
  form?: FormInstance<Values>;
  initialValues?: Partial<Values>;
  onSubmit: (values: Values) => void;
  onValuesChange?: (changed: Partial<Values>, all: Values) => void;
  /** Prefix of the fields' ids; needed when two forms share a page. */
  name?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

const mark = (label: ReactNode, { required }: { required: boolean }) => (
  <span className={required ? field.required : undefined}>{label}</span>
);

/**
 * One column, labels above, errors beneath. Nothing is checked before the first submit; then the first wrong field gets
 * the focus, and wrong fields are checked again as they change.
 */
function CourtsideForm<Values extends object>({ form, onSubmit, onValuesChange, ...rest }: FormProps<Values>) {
  const [instance] = AntForm.useForm<Values>(form);

  const recheck = () => {
    const wrong = instance.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) instance.validateFields(wrong.map(({ name }) => name)).catch(ignoreInvalid);
  };

  return (
    <AntdTheme>
      <AntForm<Values>
        {...rest}
        form={instance}
        layout="vertical"
        requiredMark={mark}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true, block: "center" }}
        onFinish={onSubmit}
        onValuesChange={(changed, all) => {
          recheck();
          onValuesChange?.(changed, all);
        }}
      />
    </AntdTheme>
  );
}

/** The fields show their errors themselves; anything but a failed validation is a failure and goes on. */
function ignoreInvalid(reason: unknown): void {
  if (!(reason instanceof Object && "errorFields" in reason)) throw reason;
}

/** antd's form in our design: `Form.Item` takes `name`, `label`, `rules`; `Form.useForm`, `Form.useWatch`, `Form.List`. */
export const Form = Object.assign(CourtsideForm, {
  Item: AntForm.Item,
  List: AntForm.List,
  useForm: AntForm.useForm,
  useWatch: AntForm.useWatch,
});

export type { FormInstance };
