import { type FormEvent, useState } from "react";
import type { Problem } from "./credentials.ts";
import { UNEXPECTED } from "./failureText.ts";

interface AuthFormOptions<Values extends object> {
  read: (form: FormData) => Values;
  problemOf: (values: Values) => Problem<Extract<keyof Values, string>> | null;
  /** Sends the form; its answer is the failure to show, beneath its field where it names one, or null. */
  send: (values: Values) => Promise<string | Problem<Extract<keyof Values, string>> | null>;
}

/** A form of the sign-in pages: judged on submit, the faulty or first empty field gets the focus. */
export function useAuthForm<Values extends object>({ read, problemOf, send }: AuthFormOptions<Values>) {
  const [problem, setProblem] = useState<Problem<string> | null>(null);
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = read(new FormData(form));
    const refuse = (reason: Problem<string>) => {
      setProblem(reason);
      if (reason.field) focusField(form, reason.field);
    };
    const found = problemOf(values);
    setProblem(found);
    if (found) return focusField(form, found.field);
    setBusy(true);
    try {
      const failure = await send(values);
      if (failure) refuse(typeof failure === "string" ? { message: failure } : failure);
    } catch (error) {
      console.error(error);
      setProblem({ message: UNEXPECTED });
    } finally {
      setBusy(false);
    }
  };

  const errorOf = (field: Extract<keyof Values, string>) => (problem?.field === field ? problem.message : undefined);
  return { onSubmit, busy, errorOf, failure: problem && !problem.field ? problem.message : null };
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  const inputs = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
  inputs.find((input) => (name ? input.name === name : input.value === ""))?.focus();
}

/** The text of a field. */
export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? "");
