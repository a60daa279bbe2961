import type { News } from "@courtside/contracts/api/client.ts";
import {
  NEWS_BODY_MAX,
  NEWS_PRIORITIES,
  NEWS_PRIORITY_LABELS,
  NEWS_TITLE_MAX,
  NEWS_TYPE_LABELS,
  NEWS_TYPES,
} from "@courtside/contracts/domain/news.ts";
import { Input, Select, TextArea } from "@courtside/design-system/fields.tsx";
import { StaffField, StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
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

const check = ({ title, body }: NewsText) => ({
  title: title.trim() === "" ? "Title is required" : undefined,
  body: body.trim() === "" ? "Text is required" : undefined,
});

/** The text of an item; of an edit only changed fields are saved. Stays open with its input if the api rejects it. */
export function NewsDialog({ item, onClose }: NewsDialogProps) {
  const { type, priority, title, body } = item ?? NEW;
  const form = useStaffForm<NewsText>({ type, priority, title, body }, { check });
  const { save, busy } = useSaveNews(item, onClose);
  return (
    <StaffFormDialog
      form={form}
      title={item ? "Edit News" : "Write News"}
      submitLabel={item ? "Save" : "Publish"}
      busyLabel={item ? "Saving..." : "Publishing..."}
      summary="Please fill in all required fields"
      busy={busy}
      onClose={onClose}
      onSubmit={(text) => save({ ...text, title: text.title.trim(), body: text.body.trim() })}
    >
      <StaffField<NewsText> name="title" label="Title" required>
        <Input name="title" maxLength={NEWS_TITLE_MAX} autoComplete="off" />
      </StaffField>
      <StaffField<NewsText>
        name="body"
        label="Text"
        required
        hint={`${form.values.body.length} of ${NEWS_BODY_MAX} characters`}
      >
        <TextArea name="body" rows={6} maxLength={NEWS_BODY_MAX} />
      </StaffField>
      <div className={styles.pair}>
        <StaffField<NewsText> name="type" label="Type">
          <Select options={TYPES} />
        </StaffField>
        <StaffField<NewsText> name="priority" label="Priority" hint="High stands out among the others">
          <Select options={PRIORITIES} />
        </StaffField>
      </div>
    </StaffFormDialog>
  );
}
