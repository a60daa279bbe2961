import type { ClubMailText } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { Field, Input, Select, TextArea } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useEffect, useRef, useState } from "react";
import { type MailPart, useChangeMailText } from "../api.ts";
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
      title="Email Texts"
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
      <TextForm key={stored.kind} stored={stored} onChanged={setIsUnsaved} {...section} />
    </Stack>
  );
}

interface TextFormProps extends OwnSectionProps {
  stored: ClubMailText;
  onChanged: (isUnsaved: boolean) => void;
}

const PARTS = ["subject", "text"] as const;

function TextForm({ id, stored, text, onUnsaved, onChanged }: TextFormProps) {
  const { base, draft, count, newer, setDraft, take, keep, accept } = useDraft(stored);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<{ part: MailPart; message: string }>();
  const parts = { subject: useRef<HTMLInputElement>(null), text: useRef<HTMLTextAreaElement>(null) };
  const last = useRef<MailPart>("text");
  const params = { path: { kind: stored.kind as "booking_made" } };
  const { save, reset } = useChangeMailText(text, {
    onSaved: accept,
    onReset: (usual) => {
      take(usual);
      setAsked(false);
    },
    onWrong: (part, message) => {
      setProblem({ part, message });
      parts[part].current?.focus();
    },
  });
  const show = (next: typeof draft) => {
    setDraft(next);
    setProblem(undefined);
  };
  const insert = (name: string) => {
    const part = last.current;
    const { selectionStart, selectionEnd } = parts[part].current ?? {};
    const value = draft[part];
    const [from, until] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    show({ ...draft, [part]: `${value.slice(0, from)}{${name}}${value.slice(until)}` });
    parts[part].current?.focus();
  };
  const discard = () => {
    take(stored);
    setProblem(undefined);
  };
  const isUnsaved = count > 0;
  useEffect(() => onChanged(isUnsaved), [isUnsaved, onChanged]);
  useReportUnsaved({ id, onUnsaved }, isUnsaved);
  const errorOf = (part: MailPart) => (problem?.part === part ? problem.message : undefined);
  return (
    <Stack gap={16}>
      {base.problem && (
        <Alert tone="warning" title="Your text is not sent">
          {`${base.problem} Until you change it, the usual text is sent.`}
        </Alert>
      )}
      {newer && !save.isPending && !reset.isPending && (
        <Alert tone="warning" role="alert" title="Somebody else has changed this text meanwhile">
          <Stack gap={12}>
            <p className={styles.newer}>{`Saved meanwhile: ${newer.subject}\n\n${newer.text}`}</p>
            <p>Nothing of yours was saved. Keep your changes to save them on top, or discard them.</p>
            <Inline gap={8}>
              <Button size="small" onClick={keep}>
                Keep My Changes
              </Button>
              <Button size="small" variant="ghost" onClick={discard}>
                Discard My Changes
              </Button>
            </Inline>
          </Stack>
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
      {base.version > 0 && (
        <div>
          <Button disabled={count > 0} onClick={() => setAsked(true)}>
            Reset to the Usual Text
          </Button>
          <ConfirmDialog
            open={asked}
            title="Reset to the usual text?"
            description={`Your text of "${stored.label}" is deleted.`}
            confirmLabel="Delete My Text"
            danger
            busy={reset.isPending}
            busyLabel="Resetting..."
            onConfirm={() => reset.mutate({ params })}
            onClose={() => setAsked(false)}
          />
        </div>
      )}
      <SaveBar
        count={count}
        label={text.button}
        section="Email Texts"
        isSaving={save.isPending}
        onDiscard={discard}
        onSave={() => save.mutate({ params, body: { ...draft, version: base.version } })}
      />
    </Stack>
  );
}

/**
 * What is being written, from the text it began with. A text that another admin has saved replaces an unchanged draft at once; beside a
 * changed one it is `newer`, until `take` or `keep` decides.
 */
function useDraft(stored: ClubMailText) {
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState({ subject: stored.subject, text: stored.text });
  const [seen, setSeen] = useState(stored);
  const count = PARTS.filter((part) => draft[part] !== base[part]).length;
  const take = (from: ClubMailText) => {
    setBase(from);
    setDraft({ subject: from.subject, text: from.text });
  };
  if (stored !== seen) {
    setSeen(stored);
    if (count === 0 && stored.version !== base.version) take(stored);
  }
  const newer = count > 0 && stored.version !== base.version ? stored : null;
  return {
    ...{ base, draft, count, newer, setDraft, take },
    keep: () => setBase(stored),
    /** What was saved is stored, without the blanks around it; what was written meanwhile stays. */
    accept: (saved: ClubMailText) => {
      setBase(saved);
      setDraft((before) => {
        const next = { ...before };
        for (const part of PARTS) if (before[part].trim() === saved[part]) next[part] = saved[part];
        return next;
      });
    },
  };
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
