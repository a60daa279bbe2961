/** Where the provider's pages lead back to. */
export const returnUrls = (siteUrl: string) => ({
  success: `${siteUrl}/upgrade?checkout=success`,
  cancel: `${siteUrl}/upgrade?checkout=canceled`,
  portal: `${siteUrl}/upgrade?portal=done`,
});
