/** The address of a picture. */
declare module "*.png" {
  const url: string;
  export default url;
}
