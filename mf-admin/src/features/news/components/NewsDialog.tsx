import type { News } from "@courtside/contracts/api/client.ts";
import {
  NEWS_BODY_MAX,
  NEWS_PRIORITIES,
  NEWS_PRIORITY_LABELS,
  NEWS_TITLE_MAX,
  NEWS_TYPE_LABELS,
  NEWS_TYPES,
} from "@courtside/contracts/domain/news.ts";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, Select, TextArea, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { type NewsText, useSaveNews } from "../api.ts";
import styles from "./NewsDialog.module.css";

const NEW: NewsText = { type: "info", priority: "medium", title: "", body: "" };

const TYPES = NEWS_TYPES.map((value) => ({ value, label: NEWS_TYPE_LABELS[value] }));
const PRIORITIES = NEWS_PRIORITIES.map((value) => ({ value, label: NEWS_PRIORITY_LABELS[value] }));

interface NewsDialogProps {
  /** The item to edit; null: a new item. */
  item: News | null;
  onClose: () => void;
}

/** The text of an item. Stays open with its input if the api rejects it. */
export function NewsDialog({ item, onClose }: NewsDialogProps) {
  const formId = useId();
  const [text, setText] = useState<NewsText>(item ?? NEW);
  const { form, check, isWrong, shown } = useFormCheck({
    title: text.title.trim() === "" ? "Title is required" : undefined,
    body: text.body.trim() === "" ? "Text is required" : undefined,
  });
  const { save, busy } = useSaveNews(item, onClose);
  const change = (part: Partial<NewsText>) => setText((before) => ({ ...before, ...part }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { type, priority } = text;
    const input = { type, priority, title: text.title.trim(), body: text.body.trim() };
    if (!check()) return;
    save(input);
  };

  return (
    <Modal
      open
      title={item ? "Edit News" : "Write News"}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            busyLabel={item ? "Saving..." : "Publishing..."}
          >
            {item ? "Save" : "Publish"}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          {isWrong && (
            <Alert tone="error" role="alert">
              Please fill in all required fields
            </Alert>
          )}
          <Field label="Title" required error={shown.title}>
            <Input
              name="title"
              maxLength={NEWS_TITLE_MAX}
              autoComplete="off"
              value={text.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <Field label="Text" required error={shown.body} hint={`${text.body.length} of ${NEWS_BODY_MAX} characters`}>
            <TextArea
              name="body"
              rows={6}
              maxLength={NEWS_BODY_MAX}
              value={text.body}
              onChange={(event) => change({ body: event.target.value })}
            />
          </Field>
          <div className={styles.pair}>
            <Field label="Type">
              <Select options={TYPES} value={text.type} onChange={(type) => change({ type })} />
            </Field>
            <Field label="Priority" hint="High stands out among the others">
              <Select options={PRIORITIES} value={text.priority} onChange={(priority) => change({ priority })} />
            </Field>
          </div>
        </Stack>
      </form>
    </Modal>
  );
}
