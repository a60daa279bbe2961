import { Card, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Feeds } from "../components/Feeds.tsx";

/** `/admin/calendar-feeds` (docs/product/screens.md#calendar-feeds-page): for screens on the wall and for coaches' calendars. */
export default function FeedsPage() {
  return (
    <Page>
      <PageHeader
        title="Calendar Feeds"
        description="A calendar program, or a screen on the wall, that knows the address follows the court or the coach. A court's feed names no person."
      />
      <Card>
        <Feeds />
      </Card>
    </Page>
  );
}
