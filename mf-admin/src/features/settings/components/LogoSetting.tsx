import { LOGO_HINT, LOGO_TYPES, logoProblem } from "@courtside/contracts/domain/club-logo.ts";
import { Avatar, Button, IconTrash, IconUndo, Inline, Text } from "@courtside/design-system/core.tsx";
import { FileButton } from "@courtside/design-system/fields.tsx";
import { useEffect, useState } from "react";
import { fieldId } from "../form/fieldId.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import styles from "./LogoSetting.module.css";

/**
 * The club's logo: the stored one, or a preview of the chosen one. It is uploaded with the form
 * (docs/product/screens.md#logo).
 */
export function LogoSetting({ form }: { form: SettingsForm }) {
  const { logo, stored, values } = form;
  const problem = form.problems.logo;
  const chosen = useFileUrl(logo instanceof File ? logo : undefined);
  const url = logo === undefined ? stored.logoUrl : chosen;

  const choose = (file: File) => {
    const problem = logoProblem(file);
    if (problem) form.setProblem("logo", problem);
    else form.setLogo(file);
  };

  return (
    <fieldset className={styles.logo} aria-describedby={`${fieldId("logo")}-hint`}>
      <legend className={styles.legend}>Logo</legend>
      <Inline gap={16}>
        {url ? (
          <img src={url} alt={logo ? "Chosen logo, not saved yet" : "The club's logo"} className={styles.picture} />
        ) : (
          <Avatar name={values.name || "Club"} size={64} />
        )}
        <Inline gap={8}>
          <FileButton id={fieldId("logo")} accept={LOGO_TYPES.join(",")} onChoose={choose}>
            {url ? "Change Logo" : "Choose Logo"}
          </FileButton>
          {logo !== undefined && (
            <Button variant="ghost" icon={<IconUndo />} onClick={() => form.setLogo(undefined)}>
              Undo
            </Button>
          )}
          {logo === undefined && stored.logoUrl && (
            <Button variant="ghost" icon={<IconTrash />} onClick={() => form.setLogo("none")}>
              Remove Logo
            </Button>
          )}
        </Inline>
      </Inline>
      <Text as="p" size="sm" tone="secondary" id={`${fieldId("logo")}-hint`}>
        {LOGO_HINT}
      </Text>
      {problem && (
        <Text as="p" size="sm" tone="error" role="alert">
          {problem}
        </Text>
      )}
    </fieldset>
  );
}

/** A data URL of a small file; undefined until it is read. */
function useFileUrl(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, url: String(reader.result) });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read && read.file === file ? read.url : undefined;
}
