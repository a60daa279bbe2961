import { IconError, IconInfo, IconSuccess, IconWarning } from "../Icon/icons.tsx";

export type NoticeTone = "info" | "success" | "warning" | "error";

export const toneIcon = { info: IconInfo, success: IconSuccess, warning: IconWarning, error: IconError };
