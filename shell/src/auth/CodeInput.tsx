import { Input, type InputProps } from "@courtside/design-system/fields.tsx";

/** Six digits, of a mail or of an authenticator app; phones offer the code they have just received. */
export const CodeInput = (props: Omit<InputProps, "type" | "name">) => (
  <Input
    {...props}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={10}
  />
);
