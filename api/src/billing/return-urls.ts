/** The pages to which the provider returns the user. */
export const returnUrls = (siteUrl: string) => ({
  success: `${siteUrl}/upgrade?checkout=success`,
  cancel: `${siteUrl}/upgrade?checkout=canceled`,
  portal: `${siteUrl}/upgrade?portal=done`,
});
