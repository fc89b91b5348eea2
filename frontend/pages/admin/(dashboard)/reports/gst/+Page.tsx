import { GstReturn } from '../../../../../features/desk/reports/gst-return.tsx';

export function Page() {
  return <GstReturn />;
}
