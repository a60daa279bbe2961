import { type AdminClub, isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  Skeleton,
  ThemeScope,
} from "@courtside/design-system/core.tsx";
import { QrCode } from "../components/QrCode.tsx";
import { joinLink, readableCode } from "../joinLink.ts";
import styles from "./PosterPage.module.css";

/** `/admin/join-poster`: one A4 page to hang up in the club. Only the poster is printed. */
export default function PosterPage() {
  const club = useApi().useQuery("get", "/club");
  return (
    <Page width="narrow">
      <PageHeader
        title="Poster"
        description="One A4 page with your club's QR code, to hang up at the courts"
        actions={
          <>
            <LinkButton href="/admin/members">Back to Members</LinkButton>
            <Button variant="primary" disabled={!club.data} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      {club.isPending && <Skeleton height={480} />}
      {club.data && <Poster club={club.data} />}
      {club.error && (
        <Card>
          <ErrorState
            title="The poster could not be loaded"
            cause={isApiError(club.error) ? club.error.message : "Check your connection, then try again."}
            requestId={isApiError(club.error) ? club.error.requestId : undefined}
            onRetry={() => void club.refetch()}
            retrying={club.isFetching}
          />
        </Card>
      )}
    </Page>
  );
}

const STEPS = ["Scan the code with your phone's camera.", "Sign up with your email address.", "Book your court."];

/** The sheet itself, in the club's colour and always light, because paper is. */
function Poster({ club }: { club: AdminClub }) {
  const { name, location: place, branding_logo_url: logo, join_code: code, primary_color } = club;
  return (
    <article className={styles.poster} data-poster="" aria-label={`Poster of ${name}`}>
      <ThemeScope mode="light" clubColor={primary_color}>
        <div className={styles.sheet}>
          <header className={styles.head}>
            {logo && <img src={logo} alt="" className={styles.logo} />}
            <h2 className={styles.name}>{name}</h2>
            {place && <p>{place}</p>}
          </header>
          <div className={styles.body}>
            <p className={styles.call}>Book your court online</p>
            <div className={styles.qr}>
              <QrCode text={joinLink(code)} label={`QR code to join ${name}`} />
            </div>
            <ol className={styles.steps}>
              {STEPS.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className={styles.otherwise}>
              No camera? Open <strong>{`${window.location.host}/join-club`}</strong> and enter
            </p>
            <p className={styles.code}>{readableCode(code)}</p>
          </div>
        </div>
      </ThemeScope>
    </article>
  );
}
