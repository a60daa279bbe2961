/** Controls alone, without antd: for a screen with a filter or a note but no form. `forms.tsx` has them too. */
export * from "./components/Checkbox/Checkbox.tsx";
export * from "./components/Checkbox/CheckboxGroup.tsx";
export * from "./components/Field/Field.tsx";
export * from "./components/Field/useFormCheck.ts";
export * from "./components/FileButton/FileButton.tsx";
export * from "./components/Input/ColorInput.tsx";
export * from "./components/Input/Input.tsx";
export * from "./components/Input/Password.tsx";
export * from "./components/Input/SearchInput.tsx";
export * from "./components/Input/TextArea.tsx";
export * from "./components/NumberInput/NumberInput.tsx";
export * from "./components/RadioGroup/RadioGroup.tsx";
export * from "./components/Select/Select.tsx";
export * from "./components/Switch/Switch.tsx";
