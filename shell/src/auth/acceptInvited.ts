import { fetchClient, queryClient } from "../app/api.ts";

const TAKEN_BACK = "This invitation is no longer valid. Please ask your club to invite you again.";
const NOT_YET = "The invitation could not be accepted just now. You can do so on the next page.";

/**
 * Accepts the invitation behind the link that was just used, and gives null, or why that was not possible. Which one it is
 * the server's list says (docs/product/identity.md#invitations); where several clubs have invited this address, the one of `clubId`.
 */
export async function acceptInvited(clubId: string | null): Promise<string | null> {
  try {
    const { data, error } = await fetchClient.GET("/me/invitations");
    if (error) return error.message;
    const open = data.data;
    const wished = open.find(({ club_id }) => club_id === clubId) ?? (open.length === 1 ? open[0] : undefined);
    if (!wished) return open.length === 0 ? TAKEN_BACK : null;
    const answer = await fetchClient.POST("/me/invitations/{id}/accept", { params: { path: { id: wished.id } } });
    await queryClient.invalidateQueries({ queryKey: ["get", "/me"] });
    return answer.error?.message ?? null;
  } catch (error) {
    console.error(error);
    return NOT_YET;
  }
}
