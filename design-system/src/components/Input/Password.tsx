import { useState } from "react";
import { IconButton } from "../Button/IconButton.tsx";
import { IconEye, IconEyeOff } from "../Icon/icons.tsx";
import { Input, type InputProps } from "./Input.tsx";

export type PasswordProps = Omit<InputProps, "type" | "suffix">;

/** A password with a way to look at it. Give `autoComplete`: "current-password" or "new-password". */
export function Password(props: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      suffix={
        <IconButton
          label={shown ? "Hide password" : "Show password"}
          icon={shown ? <IconEyeOff /> : <IconEye />}
          size="small"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
