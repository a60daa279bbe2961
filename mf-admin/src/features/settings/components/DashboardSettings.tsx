import { DASHBOARD_SETTINGS } from "../form/settingsScreens.ts";
import { ClubSettings } from "./ClubSettings.tsx";

/** The dashboard's Settings tab (O §2.1). */
export const DashboardSettings = () => <ClubSettings selection={DASHBOARD_SETTINGS} />;
