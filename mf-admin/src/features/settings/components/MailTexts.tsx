import { type ClubMailText, fieldOf, messageOf } from "@courtside/contracts/api/client.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { Field, Input, Select, TextArea } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useRef, useState } from "react";
import { CLUB_MAIL_TEXTS } from "../../../query-keys.ts";
import { MailPreview } from "./MailPreview.tsx";
import styles from "./MailTexts.module.css";
import { type OwnSectionProps, SectionCard, useReportUnsaved } from "./OwnSection.tsx";
import { SaveBar } from "./SaveBar.tsx";

/** Subject and text of each mail that the club sends (docs/product/notifications.md#texts-of-mails). */
export function MailTexts({ id, text, onUnsaved }: OwnSectionProps) {
  const texts = useApi().useQuery("get", "/club/mail-texts");
  return (
    <SectionCard
      id={id}
      title="Email texts"
      description="What your club's emails say. Texts and push messages keep the usual words"
      failed="These texts could not be loaded"
      settings={texts}
    >
      {({ data }) => <ChosenText texts={data} text={text} id={id} onUnsaved={onUnsaved} />}
    </SectionCard>
  );
}

/** One kind at a time: another one can be chosen once nothing is unsaved. */
function ChosenText({ texts, ...section }: OwnSectionProps & { texts: readonly ClubMailText[] }) {
  const [kind, setKind] = useState(texts[0]?.kind);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const stored = texts.find((each) => each.kind === kind);
  if (!stored) return null;
  return (
    <Stack gap={16}>
      <Field
        label="Email"
        className={styles.kind}
        hint={isUnsaved ? "Save or discard your changes to choose another" : undefined}
      >
        <Select
          options={texts.map(({ kind: value, label, version }) => ({
            value,
            label: version > 0 ? `${label} (your text)` : label,
          }))}
          value={stored.kind}
          disabled={isUnsaved}
          onChange={setKind}
        />
      </Field>
      <TextForm key={`${stored.kind} ${stored.version}`} stored={stored} onChanged={setIsUnsaved} {...section} />
    </Stack>
  );
}

interface TextFormProps extends OwnSectionProps {
  stored: ClubMailText;
  onChanged: (isUnsaved: boolean) => void;
}

type Part = "subject" | "text";

function TextForm({ id, stored, text, onUnsaved, onChanged }: TextFormProps) {
  const toast = useToast("settings");
  const queries = useQueryClient();
  const [draft, setDraft] = useState({ subject: stored.subject, text: stored.text });
  const [problem, setProblem] = useState<{ part: Part; message: string }>();
  const parts = { subject: useRef<HTMLInputElement>(null), text: useRef<HTMLTextAreaElement>(null) };
  const last = useRef<Part>("text");
  const params = { path: { kind: stored.kind as "booking_made" } };
  const settled = {
    onSuccess: () => toast.success(text.saved),
    onSettled: () => queries.invalidateQueries({ queryKey: CLUB_MAIL_TEXTS }),
  };
  const save = useApi().useMutation("put", "/club/mail-texts/{kind}", {
    ...settled,
    onError: (error: unknown) => {
      const part = partOf(error);
      const message = messageOf(error) ?? text.failed;
      if (!part) return toast.error(text.failedTitle, message);
      setProblem({ part, message });
      parts[part].current?.focus();
    },
  });
  const reset = useApi().useMutation("delete", "/club/mail-texts/{kind}", {
    ...settled,
    onError: (error: unknown) => toast.error(text.failedTitle, messageOf(error) ?? text.failed),
  });
  const count = (["subject", "text"] as const).filter((part) => draft[part] !== stored[part]).length;
  const show = (next: typeof draft) => {
    setDraft(next);
    setProblem(undefined);
    onChanged(next.subject !== stored.subject || next.text !== stored.text);
  };
  const insert = (name: string) => {
    const part = last.current;
    const { selectionStart, selectionEnd } = parts[part].current ?? {};
    const value = draft[part];
    const [from, until] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    show({ ...draft, [part]: `${value.slice(0, from)}{${name}}${value.slice(until)}` });
    parts[part].current?.focus();
  };
  const discard = () => show({ subject: stored.subject, text: stored.text });
  useReportUnsaved({ id, onUnsaved }, count > 0);
  const errorOf = (part: Part) => (problem?.part === part ? problem.message : undefined);
  return (
    <Stack gap={16}>
      {stored.problem && (
        <Alert tone="warning" title="Your text is not sent">
          {`${stored.problem} Until you change it, the usual text is sent.`}
        </Alert>
      )}
      <div className={styles.columns}>
        <Stack gap={16}>
          <Field label="Subject" error={errorOf("subject")}>
            <Input
              ref={parts.subject}
              maxLength={200}
              value={draft.subject}
              onFocus={() => (last.current = "subject")}
              onChange={(event) => show({ ...draft, subject: event.target.value })}
            />
          </Field>
          <Field
            label="Text"
            hint="An empty line begins a paragraph. A line whose placeholder is empty is left out"
            error={errorOf("text")}
          >
            <TextArea
              ref={parts.text}
              rows={8}
              maxLength={5000}
              value={draft.text}
              onFocus={() => (last.current = "text")}
              onChange={(event) => show({ ...draft, text: event.target.value })}
            />
          </Field>
          <Placeholders placeholders={stored.placeholders} onInsert={insert} />
        </Stack>
        <MailPreview kind={stored.kind} draft={draft} />
      </div>
      {stored.version > 0 && (
        <div>
          <Button busy={reset.isPending} disabled={count > 0} onClick={() => reset.mutate({ params })}>
            Reset to the Usual Text
          </Button>
        </div>
      )}
      <SaveBar
        count={count}
        label={text.button}
        section="Email texts"
        isSaving={save.isPending}
        onDiscard={discard}
        onSave={() => save.mutate({ params, body: { ...draft, version: stored.version } })}
      />
    </Stack>
  );
}

function partOf(error: unknown): Part | undefined {
  const field = fieldOf(error);
  return field === "subject" || field === "text" ? field : undefined;
}

interface PlaceholdersProps {
  placeholders: ClubMailText["placeholders"];
  onInsert: (name: string) => void;
}

/** What may stand in braces; a tap puts it where the cursor was. */
function Placeholders({ placeholders, onInsert }: PlaceholdersProps) {
  return (
    <section aria-label="Placeholders">
      <Stack gap={8}>
        <Text as="p" size="sm" tone="secondary">
          Placeholders become what each email is about. Tap one to insert it.
        </Text>
        <ul className={styles.placeholders}>
          {placeholders.map(({ name, description, is_required }) => (
            <li key={name}>
              <Button size="small" onClick={() => onInsert(name)}>{`{${name}}`}</Button>
              <Text size="sm" tone="secondary">
                {is_required ? `${description} (needed in the text)` : description}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
