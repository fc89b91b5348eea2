/** Tells a form's answer from which browser it was sent; without JavaScript it says nothing. */
export function DeviceField() {
  return <input type="hidden" name="device" ref={(input) => void fill(input)} />;
}

async function fill(input: HTMLInputElement | null): Promise<void> {
  const { deviceId } = await import('../review/sending/device-id.ts');
  if (input) input.value = deviceId();
}
