/** A choice out of many, made of antd's Select, besides the controls alone. Forms of consoles are in `staff.tsx`. */
export * from "./components/SearchSelect/SearchSelect.tsx";
export * from "./fields.tsx";
