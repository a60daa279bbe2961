import { Card, Empty, IconCoach, LinkButton, PageHeader } from "@courtside/design-system/core.tsx";

export function NoSuchCoach() {
  return (
    <>
      <PageHeader title="Coach not found" />
      <Card>
        <Empty
          icon={<IconCoach />}
          title="The coach you're looking for doesn't exist"
          description="They may have left the club."
          action={
            <LinkButton href="/coaches" variant="primary">
              Back to Coaches
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}
