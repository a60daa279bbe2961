/** What floats above the page: dialogs, sheets, popovers, menus, tooltips, toasts. Native layers, no antd. */
export * from "./components/Menu/ContextMenu.tsx";
export * from "./components/Menu/Menu.tsx";
export * from "./components/Modal/ConfirmDialog.tsx";
export * from "./components/Modal/Modal.tsx";
export * from "./components/Modal/useDiscardQuestion.tsx";
export * from "./components/Popover/Popover.tsx";
export type { Placement } from "./components/Popover/placeBeside.ts";
export * from "./components/SecretAddress/SecretAddress.tsx";
export * from "./components/Sheet/Sheet.tsx";
export * from "./components/Toast/useToast.ts";
export * from "./components/Tooltip/Tooltip.tsx";
