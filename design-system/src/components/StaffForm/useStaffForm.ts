import { Form, type FormInstance } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** The problem of each field; a field without one is right. */
export type Problems<Values extends object> = { readonly [Name in keyof Values]?: string | undefined };

export interface StaffFormOptions<Values extends object> {
  /** The problems of the input. */
  check?: (values: Values) => Problems<Values>;
  /** What else a change by the user changes: a later start moves the end. */
  adjust?: (values: Values, changed: Partial<Values>, before: Values) => Values;
  /** After each change, by the user or by `change`. */
  onChange?: (values: Values) => void;
  /** After a submit that has a problem. */
  onWrong?: () => void;
  /** What the server said about a field of the last submit. */
  rejected?: Problems<Values>;
}

export interface StaffFormControl<Values extends object> {
  /** Of the `form` element: a button outside of it names it. */
  id: string;
  values: Values;
  /** Whether the user changed something, and it is not back as it was. */
  isChanged?: boolean;
  /** Whether it was submitted and has a problem. */
  isWrong: boolean;
  /** The first problem, in the order of `check`. */
  problem: string | undefined;
  change: (part: Partial<Values>) => void;
  /** Begins anew with these values, unmarked. */
  reset: (values: Values) => void;
  /** For StaffForm. */
  antd: FormInstance<Values>;
  problemOf: (name: string) => string | undefined;
  onSubmitted: () => void;
  onTyped: (changed: Partial<Values>) => void;
  onRight: (submit: (values: Values) => void) => void;
}

/**
 * The input of a console's form, kept and validated by antd's. Nothing is marked before the first submit; then every wrong field
 * is, the first has the focus, and all are checked again with each change.
 */
export function useStaffForm<Values extends object>(
  initial: Values | (() => Values),
  { check, adjust, onChange, onWrong, rejected }: StaffFormOptions<Values> = {},
): StaffFormControl<Values> {
  const id = useId();
  const [antd] = Form.useForm<Values>();
  const [values, setValues] = useState(initial);
  const [begun, setBegun] = useState(values);
  const [isTyped, setTyped] = useState(false);
  // Ahead of what is rendered: a form may be sent before it shows the last change.
  const latest = useRef(values);
  const [isTried, setTried] = useState(false);
  const problems = problemsIn(check?.(values) ?? {});

  // The validators return these problems; a change of one field may mend another.
  const found = JSON.stringify(problems);
  useEffect(() => {
    if (isTried && found) antd.validateFields().catch(ignoreInvalid);
  }, [antd, isTried, found]);

  const said = JSON.stringify(rejected ? problemsIn(rejected) : []);
  useEffect(() => {
    const errors: [string, string][] = JSON.parse(said);
    for (const [name, error] of errors) antd.setFields([{ name: name as never, errors: [error] }]);
    focusFirst(id, errors);
  }, [antd, id, said]);

  const change = (part: Partial<Values>) => {
    latest.current = { ...latest.current, ...part };
    antd.setFieldsValue(part as Parameters<typeof antd.setFieldsValue>[0]);
    setValues(latest.current);
    onChange?.(latest.current);
  };
  return {
    id,
    values,
    isChanged: isTyped && textOf(values) !== textOf(begun),
    isWrong: isTried && problems.length > 0,
    problem: problems[0]?.[1],
    change,
    reset: (to) => {
      setTried(false);
      setTyped(false);
      change(to);
      setBegun(latest.current);
      antd.setFields(Object.keys(to).map((name) => ({ name: name as never, errors: [] })));
    },
    antd,
    problemOf: (name) => check?.(latest.current)[name as keyof Values],
    onSubmitted: () => {
      flushSync(() => setTried(true));
      const wrong = problemsIn(check?.(latest.current) ?? {});
      focusFirst(id, wrong);
      if (wrong.length > 0) onWrong?.();
    },
    onTyped: (changed) => {
      setTyped(true);
      const typed = { ...latest.current, ...changed };
      change(adjust?.(typed, changed, latest.current) ?? changed);
      // What the server said was of the text before.
      if (said !== "[]") antd.validateFields(Object.keys(changed) as never).catch(ignoreInvalid);
    },
    onRight: (submit) => submit(latest.current),
  };
}

/** An emptied field may be null where it was absent. */
const textOf = (values: object): string => JSON.stringify(values, (_, value: unknown) => value ?? undefined);

const problemsIn = (problems: object): [string, string][] =>
  Object.entries(problems).filter(([, problem]) => problem !== undefined);

const FOCUSABLE = "input:not([type=hidden]), select, textarea, button";

/** The first on the page of the fields that have a problem; antd names a field's control by form and field. */
function focusFirst(formId: string, problems: readonly [string, string][]): void {
  const ids = problems.map(([name]) => `${formId}_${name}`);
  const marked = document.getElementById(formId)?.querySelectorAll<HTMLElement>("[id]") ?? [];
  const field = [...marked].find((each) => ids.includes(each.id));
  const control = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
}

/** The fields show their errors themselves; anything but a failed validation is a failure and goes on. */
function ignoreInvalid(reason: unknown): void {
  if (!(reason instanceof Object && "errorFields" in reason)) throw reason;
}
