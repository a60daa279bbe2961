import { useRef } from "react";
import { Button, type ButtonProps } from "../Button/Button.tsx";

export interface FileButtonProps extends Omit<ButtonProps, "onClick" | "type" | "busy" | "busyLabel"> {
  /** Media types the system's dialog offers; the receiver checks the file again. */
  accept: string;
  onChoose: (file: File) => void;
}

/** A button that lets one file be chosen. The same file may be chosen twice. */
export function FileButton({ accept, onChoose, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
