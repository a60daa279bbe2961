/** Forms: antd's validation, our controls. */
export * from "./components/Form/Form.tsx";
export * from "./components/Form/SubmitButton.tsx";
export * from "./components/SearchSelect/SearchSelect.tsx";
export * from "./fields.tsx";
