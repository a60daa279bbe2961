import { DASHBOARD_SETTINGS } from "../form/settingsScreens.ts";
import { ClubSettings } from "./ClubSettings.tsx";

/** The dashboard's Settings tab. */
export const DashboardSettings = () => <ClubSettings selection={DASHBOARD_SETTINGS} />;
