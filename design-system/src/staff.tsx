/** The consoles of staff, coaches and admins, made of antd. Screens of members and the kiosk never import it. */
export * from "./components/BulkDialog/BulkDialog.tsx";
export * from "./components/SavedViews/SavedViews.tsx";
export * from "./components/StaffForm/StaffField.tsx";
export { StaffForm, type StaffFormProps } from "./components/StaffForm/StaffForm.tsx";
export * from "./components/StaffForm/StaffFormDialog.tsx";
export * from "./components/StaffForm/useStaffForm.ts";
export * from "./components/StaffTable/StaffTable.tsx";
