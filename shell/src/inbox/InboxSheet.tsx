import { isApiError } from "@courtside/contracts/api/client.ts";
import {
  Alert,
  Button,
  classNames,
  Empty,
  ErrorState,
  IconBell,
  Inline,
  LinkButton,
  SkeletonList,
  Text,
  VisuallyHidden,
} from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { Sheet } from "@courtside/design-system/overlay.tsx";
import { apiFailureText } from "../api/apiFailureText.ts";
import styles from "./InboxSheet.module.css";
import { useInbox, useMarkRead } from "./useInbox.ts";

type InboxItem = ReturnType<typeof useInbox>["items"][number];

const instant = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** What the club and the product have written to this person, the newest first. */
export default function InboxSheet({ onClose }: { onClose: () => void }) {
  const inbox = useInbox();
  const mark = useMarkRead();
  const { unread } = inbox;
  return (
    <Sheet
      open
      flush
      title="Notifications"
      onClose={onClose}
      footer={
        <Inline justify="between">
          <LinkButton href="/my-account?tab=notifications" onClick={onClose}>
            Settings
          </LinkButton>
          <Button
            disabled={unread === 0}
            busy={mark.isPending && !mark.variables?.body.ids}
            onClick={() => mark.mutate({ body: {} })}
          >
            Mark All as Read
          </Button>
        </Inline>
      }
    >
      {mark.error && (
        <Alert tone="error" role="alert" title="Failed to mark as read" className={styles.failure}>
          {apiFailureText(mark.error)}
        </Alert>
      )}
      <Content inbox={inbox} onRead={(id) => mark.mutate({ body: { ids: [id] } })} onClose={onClose} />
      <LoadMore more={inbox.hasNextPage} busy={inbox.isFetchingNextPage} onMore={() => void inbox.fetchNextPage()} />
    </Sheet>
  );
}

interface ContentProps {
  inbox: ReturnType<typeof useInbox>;
  onRead: (id: string) => void;
  onClose: () => void;
}

function Content({ inbox, onRead, onClose }: ContentProps) {
  const { items } = inbox;
  if (inbox.isPending) return <SkeletonList />;
  if (inbox.error && items.length === 0) {
    return (
      <ErrorState
        compact
        title="Your notifications could not be loaded"
        cause={isApiError(inbox.error) ? inbox.error.message : undefined}
        onRetry={() => void inbox.refetch()}
        retrying={inbox.isFetching}
      />
    );
  }
  if (items.length === 0) {
    return (
      <Empty
        compact
        icon={<IconBell />}
        title="Nothing yet"
        description="Bookings, offers and messages from the club appear here."
      />
    );
  }
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Item key={item.id} item={item} onRead={() => onRead(item.id)} onClose={onClose} />
      ))}
    </ul>
  );
}

function Item({ item, onRead, onClose }: { item: InboxItem; onRead: () => void; onClose: () => void }) {
  const { title, paragraphs, link, created_at, read_at } = item;
  const isUnread = read_at === null;
  const follow = () => {
    if (isUnread) onRead();
    onClose();
  };
  return (
    <li className={classNames(styles.item, isUnread && styles.unread)}>
      <h3 className={styles.title}>
        {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
        {title}
      </h3>
      <p className={styles.text}>{paragraphs.join("\n")}</p>
      <div className={styles.end}>
        <Text tone="secondary" size="sm">
          <time dateTime={created_at}>{instant.format(new Date(created_at))}</time>
        </Text>
        <Inline gap={4}>
          {isUnread && (
            <Button variant="ghost" size="small" onClick={onRead}>
              Mark as Read
            </Button>
          )}
          {link && (
            <LinkButton href={link.path} size="small" onClick={follow}>
              {link.label}
            </LinkButton>
          )}
        </Inline>
      </div>
    </li>
  );
}
