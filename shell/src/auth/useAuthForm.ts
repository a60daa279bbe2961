import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { Problem } from "./credentials.ts";
import { UNEXPECTED } from "./failureText.ts";

interface AuthFormOptions<Values extends object> {
  read: (form: FormData) => Values;
  problemOf: (values: Values) => Problem<Extract<keyof Values, string>> | null;
  /** Sends the form; its response is the failure to show, beneath its field where it names one, or null. */
  send: (values: Values) => Promise<string | Problem<Extract<keyof Values, string>> | null>;
}

interface CheckResult {
  /** For the form as a whole. */
  message: string | null;
  /** Beneath the fields, by name. */
  fields: Record<string, string>;
  /** Found in the form itself, and so checked again with every change. */
  isOwn: boolean;
}

const RIGHT: CheckResult = { message: null, fields: {}, isOwn: true };

/** A form of the sign-in pages: checked on submit, then again as it changes; the first wrong field gets the focus. */
export function useAuthForm<Values extends object>({ read, problemOf, send }: AuthFormOptions<Values>) {
  const [result, setResult] = useState(RIGHT);
  const [busy, setBusy] = useState(false);

  const judge = (of: HTMLFormElement): CheckResult => {
    const problem = problemOf(read(new FormData(of)));
    if (!problem) return RIGHT;
    const { field, message } = problem;
    const empty = emptyFields(of);
    if (!field) return { message, fields: empty, isOwn: true };
    // Where the first wrong field is an empty one, the others are named along with it.
    return { message: null, fields: { ...(field in empty && empty), [field]: message }, isOwn: true };
  };
  // A handler of React's, not a listener on the form: that would render between the key and the field's own onChange,
  // and the field would lose the key.
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLElement) || result === RIGHT) return;
    if (result.isOwn) return setResult(judge(currentTarget));
    const { [nameOf(target)]: _gone, ...fields } = result.fields;
    setResult({ ...result, fields });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitted = event.currentTarget;
    const found = judge(submitted);
    if (found !== RIGHT) {
      setResult(found);
      return focusFirst(submitted, Object.keys(found.fields));
    }
    // The last error stays until the response: if it disappeared now, a double click would hit what moves up in its place.
    const values = read(new FormData(submitted));
    setBusy(true);
    try {
      const failure = await send(values);
      // Taken away first, so that the same message is announced again.
      flushSync(() => setResult(RIGHT));
      if (!failure) return;
      const { field, message } = typeof failure === "string" ? { field: undefined, message: failure } : failure;
      setResult({ message: field ? null : message, fields: field ? { [field]: message } : {}, isOwn: false });
      if (field) focusFirst(submitted, [field]);
    } catch (error) {
      console.error(error);
      setResult({ message: UNEXPECTED, fields: {}, isOwn: false });
    } finally {
      setBusy(false);
    }
  };

  const errorOf = (field: Extract<keyof Values, string>): string | undefined => result.fields[field];
  const formProps = { noValidate: true, onSubmit, onInput };
  return { formProps, busy, errorOf, failure: result.message };
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement);

const nameOf = (element: HTMLElement): string => element.getAttribute("name") ?? "";

/** Each empty field under its own label: "Email is required". A label says itself that a field is optional. */
function emptyFields(form: HTMLFormElement): Record<string, string> {
  const entries = controlsOf(form).flatMap((control) => {
    const label = control.labels?.[0]?.textContent ?? "";
    const isLeftOut = control.name !== "" && control.value.trim() === "" && !/optional/i.test(label);
    return isLeftOut && label ? [[control.name, `${label} is required`]] : [];
  });
  return Object.fromEntries(entries);
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  controlsOf(form)
    .find(({ name }) => names.includes(name))
    ?.focus();
}

/** The text of a field. */
export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? "");
