/** Tells a form's answer from which browser it was sent; without JavaScript it says nothing. */
export function DeviceField() {
  return <input type="hidden" name="device" ref={(box) => void fill(box)} />;
}

async function fill(box: HTMLInputElement | null): Promise<void> {
  const { deviceId } = await import('../review/sending/device-id.ts');
  if (box) box.value = deviceId();
}
