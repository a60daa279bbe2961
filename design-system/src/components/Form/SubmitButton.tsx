import { Button, type ButtonProps } from "../Button/Button.tsx";

export type SubmitButtonProps = Omit<ButtonProps, "type" | "variant">;

/** The form's one primary button. `busyLabel` verbatim: "Saving...". */
export const SubmitButton = (props: SubmitButtonProps) => <Button {...props} type="submit" variant="primary" />;
