import { type AdminClub, isApiError } from "@courtside/contracts/api/client.ts";
import { useApi, useMutation } from "@courtside/contracts/shell/index.tsx";
import { saveFile } from "@courtside/contracts/shell/saveFile.ts";
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
import { useToast } from "@courtside/design-system/overlay.tsx";
import { QrCode } from "@courtside/design-system/qr-code.ts";
import { joinLink, readableCode } from "../joinLink.ts";
import { CALL, readPoster, stepsOf } from "../poster.ts";
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
            <Button disabled={!club.data} onClick={() => window.print()}>
              Print
            </Button>
            <DownloadButton club={club.data} />
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

/** Saves the poster as a PDF. The library that writes it is loaded by the click. */
function DownloadButton({ club }: { club: AdminClub | undefined }) {
  const toast = useToast("poster");
  const download = useMutation({
    mutationFn: async (club: AdminClub) => {
      const [{ makePosterPdf }, poster] = await Promise.all([import("../pdf/posterPdf.ts"), readPoster(club)]);
      return new Blob([new Uint8Array(await makePosterPdf(poster))], { type: "application/pdf" });
    },
    onSuccess: (file, { name }) => saveFile(file, `${name} poster.pdf`),
    onError: () => toast.failed("The poster could not be made. Check your connection, then try again."),
  });
  return (
    <Button
      variant="primary"
      disabled={!club}
      busy={download.isPending}
      busyLabel="Making PDF..."
      onClick={() => club && download.mutate(club)}
    >
      Download PDF
    </Button>
  );
}

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
            <p className={styles.call}>{CALL}</p>
            <div className={styles.qr}>
              <QrCode text={joinLink(code)} label={`QR code to join ${name}`} />
            </div>
            <ol className={styles.steps}>
              {stepsOf(club).map((step) => (
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
