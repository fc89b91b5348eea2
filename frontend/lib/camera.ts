/** The pages of packing: they alone may use the camera, and run what reads QR codes. */
const PACKING = /^\/admin\/(?:packing|orders\/[^/]+\/packing)$/;

export function mayUseCamera(pathname: string): boolean {
  return PACKING.test(pathname);
}
