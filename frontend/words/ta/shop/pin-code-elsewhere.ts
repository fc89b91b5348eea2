import type { ErrorDetails } from '@shop/contracts/errors';

/** Apart from the other refusals: only the review and the desk load it. */
export const pinCodeElsewhere = ({ pinCode, state, isIn, sends }: ErrorDetails['pin-code-elsewhere']) =>
  !sends
    ? `PIN கோடு ${pinCode}: இது ${state} இல்லை. இது இருக்கும் மாநிலத்துக்கு நாங்கள் இன்னும் அனுப்புவதில்லை. PIN கோடு சரியா என்று பாருங்கள், அல்லது எங்களுக்குப் போன் செய்யுங்கள்.`
    : `PIN கோடு ${pinCode}: இது ${state} இல்லை${isIn === null ? '' : `; இருக்கும் மாநிலம் ${isIn}`}. முகவரி இருக்கும் மாநிலத்தைத் தேர்ந்தெடுங்கள்.`;
