/** Days and times of the club. Values are `YYYY-MM-DD` and `HH:MM` strings; no date object crosses this line. */
export * from "./components/Calendar/Calendar.tsx";
export * from "./components/Calendar/isoDate.ts";
export * from "./components/DatePicker/DatePicker.tsx";
export * from "./components/TimeSelect/TimeSelect.tsx";
