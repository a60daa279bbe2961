import { type Ref, useId, useRef, useState } from "react";
import { classNames } from "../../classNames.ts";
import { usePhone } from "../../theme/useMediaQuery.ts";
import { IconButton } from "../Button/IconButton.tsx";
import { Calendar, type CalendarProps } from "../Calendar/Calendar.tsx";
import { formatDate, type IsoDate } from "../Calendar/isoDate.ts";
import field from "../Field/Field.module.css";
import { IconCalendar, IconClose } from "../Icon/icons.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { Sheet } from "../Sheet/Sheet.tsx";
import styles from "./DatePicker.module.css";

export interface DatePickerProps extends Omit<CalendarProps, "value" | "onChange" | "autoFocus"> {
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  "aria-describedby"?: string;
  "aria-label"?: string;
  "aria-invalid"?: boolean | "true" | "false";
  /** `YYYY-MM-DD` */
  value?: IsoDate | null;
  onChange?: (date: IsoDate | undefined) => void;
  placeholder?: string;
  /** Offers to choose none, under this name: "Clear Filter". */
  clearLabel?: string;
  disabled?: boolean;
  className?: string;
}

/** A day, chosen from a month in a popover, on a phone in a sheet. Fits Form.Item. */
export function DatePicker(props: DatePickerProps) {
  const { id, value, onChange, placeholder = "Pick a date", clearLabel, disabled, className, ref, ...rest } = props;
  const { "aria-label": label, "aria-describedby": describedBy, "aria-invalid": invalid, ...calendar } = rest;
  const [open, setOpen] = useState(false);
  const valueId = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const phone = usePhone();
  const close = () => setOpen(false);

  const month = (
    <Calendar
      {...calendar}
      autoFocus
      value={value ?? undefined}
      onChange={(date) => {
        onChange?.(date);
        close();
      }}
    />
  );
  const shown = value ? formatDate(value, { weekday: "short", month: "short", day: "numeric", year: "numeric" }) : "";

  return (
    <span ref={wrapper} className={classNames(styles.wrapper, className)}>
      <button
        ref={ref}
        id={id}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label && `${label}: ${shown || placeholder}`}
        aria-describedby={classNames(value ? valueId : null, describedBy) || undefined}
        data-invalid={invalid ? "" : undefined}
        className={classNames(field.control, styles.button, !value && styles.unchosen)}
        onClick={() => setOpen(!open)}
      >
        <IconCalendar className={styles.icon} />
        <span id={valueId}>{shown || placeholder}</span>
      </button>
      {clearLabel && value && !disabled && (
        <IconButton
          label={clearLabel}
          icon={<IconClose />}
          size="small"
          className={styles.clear}
          onClick={() => onChange?.(undefined)}
        />
      )}
      {phone ? (
        <Sheet open={open} onClose={close} title={label ?? placeholder}>
          <div className={styles.centered}>{month}</div>
        </Sheet>
      ) : (
        <Popover open={open} onClose={close} anchor={wrapper} label={label ?? placeholder}>
          {month}
        </Popover>
      )}
    </span>
  );
}
