import { Input, type InputProps } from "@courtside/design-system/fields.tsx";
import { useTyped } from "./typed.ts";

/** The address of an account, the same on every sign-in page. Stands in a Field. */
export const EmailInput = (props: Omit<InputProps, "value" | "onChange">) => (
  <Input
    name="email"
    type="email"
    autoComplete="username webauthn"
    inputMode="email"
    {...props}
    {...useTyped("email")}
  />
);
