import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Modal, type ModalProps } from "../Modal/Modal.tsx";
import { useDiscardQuestion } from "../Modal/useDiscardQuestion.tsx";
import { StaffForm, type StaffFormProps } from "./StaffForm.tsx";

export interface StaffFormDialogProps<Values extends object>
  extends StaffFormProps<Values>,
    Omit<ModalProps, "open" | "children" | "footer" | "busy" | "onClose"> {
  busy: boolean;
  onClose: () => void;
  /** "Save", and while it is under way "Saving...". */
  submitLabel: ReactNode;
  busyLabel: string;
  danger?: boolean;
  /** Nothing can be sent now: no connection. */
  disabled?: boolean;
}

/**
 * A form in a dialog, with Cancel and its submit button. Stays open with its input until `onClose`. If something was typed, every
 * way out but saving asks first; a single field is quickly filled again.
 */
export function StaffFormDialog<Values extends object>(props: StaffFormDialogProps<Values>) {
  const { form, onSubmit, summary, gap, children, submitLabel, busyLabel, danger, disabled, ...modal } = props;
  const { busy } = modal;
  const isUnsaved = form.isChanged === true && Object.keys(form.values).length > 1;
  const { close, question } = useDiscardQuestion(isUnsaved, modal.onClose);
  return (
    <>
      <Modal
        {...modal}
        open
        onClose={close}
        footer={
          <>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={form.id}
              variant="primary"
              busy={busy}
              busyLabel={busyLabel}
              {...(danger && { danger })}
              {...(disabled && { disabled })}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <StaffForm form={form} onSubmit={onSubmit} summary={summary} {...(gap !== undefined && { gap })}>
          {children}
        </StaffForm>
      </Modal>
      {question}
    </>
  );
}
