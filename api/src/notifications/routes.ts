import { newRouter } from "../http/router.ts";
import { broadcasts } from "./broadcasts/routes.ts";
import { deliveries } from "./deliveries/routes.ts";
import { inbox } from "./inbox/routes.ts";
import { mailReports } from "./mail-reports/routes.ts";
import { mailTexts } from "./mail-texts/routes.ts";
import { pushSubscriptions } from "./push/routes.ts";
import { notificationSettings } from "./settings/routes.ts";
import { texts } from "./texts/routes.ts";
import { unsubscribe } from "./unsubscribe/routes.ts";

/** What people are notified of, in which channel, and what was sent. */
export const notifications = newRouter();

for (const part of [
  notificationSettings,
  mailReports,
  mailTexts,
  inbox,
  deliveries,
  broadcasts,
  pushSubscriptions,
  texts,
  unsubscribe,
])
  notifications.route("/", part);
