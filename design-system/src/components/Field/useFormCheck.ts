import { useRef, useState } from "react";
import { flushSync } from "react-dom";

type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

/**
 * Checks a form: given the problems of its draft, returns the errors to show. Nothing before the first submit; then every
 * wrong field, checked again with each change. Put `form` on the form as its ref.
 */
export function useFormCheck<Name extends string>(problems: Problems<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const isRight = Object.values(problems).every((problem) => problem === undefined);

  /** Whether it may be sent. If not, the first wrong field has the focus. */
  const check = (): boolean => {
    flushSync(() => setChecked(true));
    if (!isRight) focusFirstInvalid(form.current);
    return isRight;
  };
  /** Begins anew, unmarked. */
  const reset = () => setChecked(false);
  return { form, check, reset, isWrong: isChecked && !isRight, shown: isChecked ? problems : ({} as Problems<Name>) };
}

const FOCUSABLE = "input:not([type=hidden]):enabled, select:enabled, textarea:enabled, button:enabled";

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const control = marked?.matches(FOCUSABLE) ? marked : marked?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
}
