import type { InvoiceKind } from '@shop/contracts/rules/documents/invoices/invoice';
import type { OrderEventKind } from '@shop/contracts/rules/orders/order-events';
import type { Delivery, OrderState } from '@shop/contracts/rules/orders/order-states';
import type { PaymentStatus } from '@shop/contracts/rules/orders/order-totals';
import type { PaymentKind, PaymentMode } from '@shop/contracts/rules/orders/payments';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import type { words as English } from '../../en/shop/orders-page.ts';
import type { Translated } from '@shop/contracts/rules/language';

export const eventWords: Record<OrderEventKind, string> = {
  placed: 'ஆர்டர் எங்களுக்கு வந்தது',
  'placed-by-staff': 'போனில் ஆர்டர் எடுத்தோம்',
  confirmed: 'போனில் உறுதி ஆனது',
  packed: 'பேக் ஆனது',
  dispatched: 'லாரியில் ஏற்றினோம்',
  arrived: 'பிக்கப் இடத்துக்கு வந்தது',
  collected: 'கையில் கிடைத்தது',
  cancelled: 'ரத்து ஆனது',
  merged: 'உங்கள் இன்னொரு ஆர்டரோடு சேர்த்தோம்',
  undone: 'கடைசியாகத் தவறாகப் பதிந்ததைச் சரிசெய்தோம்',
  'taken-back': 'ஆர்டரை ஒரு படி பின்னால் கொண்டு வந்தோம்: மறுபடி பார்க்கிறோம்',
  reopened: 'ஆர்டரை மறுபடி எடுத்துக்கொண்டோம்',
  'reservation-ended': 'எடுத்து வைத்த பொருட்களை மறுபடி விற்பனைக்கு விட்டோம்: குறித்த நேரத்துக்குள் ஆர்டர் உறுதி ஆகவில்லை',
  'dispatched-unpaid': 'லாரியில் ஏற்றினோம்',
  'lorry-corrected': 'லாரி விவரத்தைத் திருத்தினோம்',
  held: 'நிறுத்தி வைத்தோம்',
  released: 'நிறுத்தி வைத்திருந்த ஆர்டரை மறுபடி தொடர்ந்தோம்',
  'payment-received': 'பணம் வந்தது',
  'payment-refunded': 'பணம் திருப்பித் தந்தோம்',
  'payment-corrected': 'நாங்கள் தவறாகப் பதிந்த பேமெண்டைக் கழித்தோம்',
  'payment-moved': 'ஒரு ஆர்டரில் கட்டியதை இன்னொரு ஆர்டருக்கு மாற்றினோம்',
  edited: 'ஆர்டர் மாறியது',
  'took-over': 'உங்கள் இன்னொரு ஆர்டரை இதோடு சேர்த்தோம்',
  'change-proposed': 'ஆர்டரை மாற்றலாமா என்று கேட்டோம்',
  'change-accepted': 'மாற்றத்துக்கு நீங்கள் சரி சொன்னீர்கள்',
  'change-declined': 'அந்த மாற்றம் வேண்டாம் என்று முடிவானது',
  'change-taken-back': 'மாற்றலாமா என்று கேட்டதை விலக்கிக்கொண்டோம்',
  'change-asked': 'நீங்கள் ஒரு மாற்றம் கேட்டீர்கள்',
  'asked-accepted': 'நீங்கள் கேட்டதைச் செய்தோம்',
  'asked-declined': 'நீங்கள் கேட்டதைச் செய்ய முடியவில்லை',
  'asked-taken-back': 'உங்கள் கோரிக்கையை விலக்கிக்கொண்டீர்கள்',
  claimed: 'உடைந்ததையோ வராததையோ சொன்னீர்கள்',
  'claim-answered': 'உங்களுக்குப் பதில் சொன்னோம்',
  'call-in-vain': 'உங்களுக்குப் போன் செய்தோம்; பேச முடியவில்லை',
  'call-put-off': 'மறுபடி போன் செய்கிறோம்',
  'benefit-given': 'பட்டாசுத் திட்டப் போனஸைப் பில்லில் கழித்தோம்',
  'credit-missing': 'இந்த ஆர்டருக்கான பாஸ்புக் பணம் வேறு எதற்கோ கழிந்துவிட்டது',
  'goods-credited': 'திரும்பி வந்த அல்லது வராத பொருட்களின் தொகையைப் பில்லில் கழித்தோம்',
  'note-added': 'குறிப்பு',
  attributed: 'ரெஃபரல் விவரத்தைத் திருத்தினோம்',
};

export const paymentModeWords: Record<PaymentMode, string> = {
  upi: 'UPI',
  bank: 'பேங்க் டிரான்ஸ்பர்',
  cash: 'ரொக்கம்',
  'scheme-credit': 'பட்டாசுத் திட்டப் பணம்',
};

/** What an entry is that is no payment received by some mode. */
export const paymentKindWords: Record<Exclude<PaymentKind, 'received'>, string> = {
  refunded: 'திருப்பித் தந்தது',
  corrected: 'கழித்தது: தவறாகப் பதிவானது',
  moved: 'ஒரு ஆர்டரிலிருந்து இன்னொரு ஆர்டருக்கு மாற்றியது',
};

/** How the order stands with its payments. */
export const paymentStatusWords: Record<PaymentStatus, string> = {
  unpaid: 'இன்னும் பணம் கட்டவில்லை',
  'part-paid': 'ஒரு பகுதி கட்டியாயிற்று',
  paid: 'முழுவதும் கட்டியாயிற்று',
  'refund-due': 'நாங்கள் பணம் திருப்பித் தர வேண்டும்',
  'nothing-due': 'எதுவும் கட்ட வேண்டியதில்லை.',
};

/** Where the order is, in one sentence. */
export function stateSentence(state: OrderState, mode: SaleMode, delivery: Delivery): string {
  switch (state) {
    case 'placed':
      return mode === 'order'
        ? 'உங்கள் ஆர்டர் எங்களுக்கு வந்தது. ஒரு நாளுக்குள் போன் செய்கிறோம்.'
        : 'உங்கள் ஆர்டர் கோரிக்கை எங்களுக்கு வந்தது. ஒரு நாளுக்குள் போன் செய்கிறோம்; அதுவரை பணம் கட்ட வேண்டாம்.';
    case 'confirmed':
      return 'உறுதி ஆனது. இப்போது பேக் செய்கிறோம்.';
    case 'packed':
      return 'பேக் ஆனது. அடுத்த லாரியில் கிளம்பும்.';
    case 'dispatched':
      return delivery === 'door'
        ? 'லாரியில் உங்கள் வீட்டுக்கு வந்துகொண்டிருக்கிறது. வரும் முன் போன் செய்கிறோம்.'
        : 'லாரியில் உங்கள் பிக்கப் இடத்துக்கு வந்துகொண்டிருக்கிறது.';
    case 'arrived':
      return 'உங்கள் பிக்கப் இடத்துக்கு வந்துவிட்டது. ஆர்டர் எண்ணைச் சொல்லிப் பெற்றுக்கொள்ளுங்கள்.';
    case 'collected':
      return 'பெற்றுக்கொண்டீர்கள். நன்றி; பாதுகாப்பாகக் கொண்டாடுங்கள்.';
    case 'cancelled':
      return 'இந்த ஆர்டர் ரத்து ஆனது.';
  }
}

export const words: Translated<typeof English> = {
  title: (number: string) => `ஆர்டர் ${number}`,
  order: 'ஆர்டர்',
  thanks: 'நன்றி',
  steps: 'ஆர்டர் எங்கே இருக்கிறது',
  stepDone: 'முடிந்தது',
  onHold: 'இந்த ஆர்டரை நிறுத்தி வைத்திருக்கிறோம்.',
  onHoldHelp: 'ஒரு விஷயத்தைப் பேசி முடித்த பிறகுதான் ஆர்டரைத் தொடர முடியும். எங்களுக்குப் போன் செய்யுங்கள்.',
  unreserved: (all: boolean) =>
    all
      ? 'உங்கள் பொருட்களை இன்னும் எடுத்து வைக்கவில்லை. போன் செய்யும்போது எடுத்து வைக்கிறோம்; ஏதாவது குறைந்தால் சொல்கிறோம்.'
      : 'சில பொருட்களை இன்னும் எடுத்து வைக்கவில்லை: இப்போது நிறையப் பேர் கேட்கிறார்கள். போன் செய்யும்போது எடுத்து வைக்கிறோம்; ஏதாவது குறைந்தால் சொல்கிறோம். எவை என்று பில்லில் குறித்திருக்கிறோம்.',
  notSetAside: 'இன்னும் எடுத்து வைக்கவில்லை',
  saleClosed: 'விற்பனை முடிந்தது. உங்கள் ஆர்டர் பேசியபடி நடக்கும்.',
  saleClosedMore: 'மறுபடி எப்போது திறப்போம்?',
  referralIgnored: 'உங்களுக்கு வந்த ரெஃபரல் கோடு எங்களிடம் இல்லை; அந்தக் கோடு சேராமல் ஆர்டர் வந்தது.',
  actions: 'கையில் வைத்துக்கொள்ள',
  moreActions: 'மேலும்',
  whatsapp: 'WhatsApp-இல் அனுப்பு',
  invoice: (kind: InvoiceKind, number: string) =>
    `${kind === 'invoice' ? 'GST பில்' : 'கிரெடிட் நோட்'} ${number} (PDF)`,
  copyLink: 'லிங்கைக் காப்பி செய்',
  pdf: (mode: SaleMode) => (mode === 'order' ? 'ஆர்டர் PDF' : 'எஸ்டிமேட் PDF'),
  print: (mode: SaleMode) => (mode === 'order' ? 'ஆர்டர் பிரிண்ட்' : 'எஸ்டிமேட் பிரிண்ட்'),
  linkHelp:
    'இந்தப் பக்கத்துக்குப் பாஸ்வேர்டு வேண்டாம். இந்த லிங்க் உள்ள யாரும் உங்கள் ஆர்டரைப் பார்க்கலாம்; அதனால் வேறு யாருக்கும் தராதீர்கள்.',
  againFailed: 'இன்டர்நெட் சரியாக இல்லாததால் திறக்க முடியவில்லை. மறுபடி அழுத்துங்கள்.',
  again: 'இதையே மறுபடி ஆர்டர் செய்ய',

  payment: 'பேமெண்ட்',
  toPay: 'கட்ட வேண்டிய மீதி',
  toPayLater: 'எஸ்டிமேட் மொத்தம்',
  toPayBack: 'நாங்கள் திருப்பித் தருவது',
  paid: 'இதுவரை கட்டியது',
  noPaymentYet: 'இப்போது பணம் கட்ட வேண்டாம். நாங்கள் போன் செய்த பிறகு எப்படிக் கட்டுவது என்று இங்கே வரும்.',
  payBy: 'பேங்க் டிரான்ஸ்பரில் கட்டலாம், அல்லது UPI ID-க்கு அனுப்பலாம். பணம் அனுப்பும்போது ஆர்டர் எண்ணை எழுதுங்கள்.',
  upi: 'UPI ID',
  account: 'அக்கவுண்ட் எண்',
  accountName: 'அக்கவுண்ட் யார் பெயரில்',
  ifsc: 'IFSC',
  bank: 'பேங்க்',
  reference: 'ஆர்டர் எண்',
  payments: 'பேமெண்ட் விவரம்',

  dispatch: 'லாரியில்',
  transporter: 'டிரான்ஸ்போர்ட்',
  lrNumber: 'LR எண்',
  lrDate: 'LR தேதி',
  parcels: 'பார்சல்கள்',

  call: 'போன் செய்ய வேண்டிய எண்',
  pickup: 'பிக்கப் இடம்',
  door: 'வீட்டுக்கே டெலிவரி',
  hours: 'திறந்திருக்கும் நேரம்',
  map: 'மேப்பில் காட்டு',
  contact: 'அங்கே பேச வேண்டியவர்',
  rules: 'கவனிக்க',
  burstingHours: 'பற்ற வைக்க அனுமதித்த நேரம்',

  bill: 'பில்',
  customer: 'வாடிக்கையாளர்',
  remarks: 'குறிப்பு',
  history: 'இதுவரை நடந்தது',
  merged: (numbers: string) =>
    `இந்த ஆர்டரோடு சேர்ந்தது: ${numbers}. அங்கே இருந்த எல்லாப் பொருளும் கட்டிய பணமும் இந்த ஆர்டருக்கு வந்துவிட்டன.`,
  edited: (time: string) => `இந்த ஆர்டர் மாறியது: ${time}.`,
  seeChanges: 'என்ன மாறியது?',

  estimate: 'எஸ்டிமேட்',
  printedOrder: 'ஆர்டர்',
  licence: (number: string, until: string) => `வெடிபொருள் லைசென்ஸ் ${number}, ${until} வரை செல்லும்`,
  gstInvoice: 'GST பில் யார் பெயரில்',
  gstin: 'GSTIN',
  tradeName: 'கம்பெனி பெயர்',
  phone: 'போன்',
  to: 'யாருக்கு',
  deliverTo: 'பிக்கப் இடம்',
  credited: 'சில பொருட்களுக்குக் கழித்தது',
  balance: 'மீதி',
  termsTitle: 'விதிமுறைகள்',
  terms: [
    'இது GST பில் (tax invoice) அல்ல. கடையிலிருந்து போன் செய்து லிஸ்டை உறுதி செய்வோம்.',
    'லைசென்ஸ் உள்ள லாரியில் மட்டுமே பட்டாசு வரும்; கூரியரிலோ ரயிலிலோ விமானத்திலோ அனுப்ப மாட்டோம்.',
    '18 வயது நிறைந்தவர்களுக்கு மட்டுமே விற்பனை. உங்கள் மாநிலம் அனுமதித்த நேரத்தில் மட்டுமே பட்டாசு பற்ற வையுங்கள்.',
    'பெற்றுக்கொள்ளும்போது பார்சல்களை எண்ணிப் பாருங்கள்; ஏதாவது குறைந்தால் அன்றே எங்களுக்குப் போன் செய்யுங்கள்.',
  ],
};
