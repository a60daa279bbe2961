/** The consoles of staff, coaches and admins, made of antd. Screens of members and the kiosk never import it. */
export * from "./components/BulkDialog/BulkDialog.tsx";
export * from "./components/SavedViews/SavedViews.tsx";
export * from "./components/StaffTable/StaffTable.tsx";
