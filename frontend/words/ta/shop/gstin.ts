import { gstinProblem, typedGstin, type GstinProblem } from '@shop/contracts/rules/documents/gstin';

const sentences: Record<GstinProblem, string> = {
  length: 'GSTIN-இல் எழுத்தும் இலக்கமும் சேர்த்து 15 இருக்கும்.',
  form: 'GSTIN 33AAAAA0000A1Z9 மாதிரி இருக்கும்: இரண்டு இலக்கம், PAN, ஒரு இலக்கம் அல்லது எழுத்து, Z, கடைசியில் இன்னொரு இலக்கம் அல்லது எழுத்து.',
  state: 'முதல் இரண்டு இலக்கம் எந்த மாநிலத்தின் எண்ணும் இல்லை. GST சான்றிதழோடு ஒப்பிட்டுப் பாருங்கள்.',
  check: 'ஏதோ ஒரு எழுத்தோ இலக்கமோ தவறாக இருக்கிறது. GST சான்றிதழோடு ஒப்பிட்டுப் பாருங்கள்.',
};

/** What is wrong with a GSTIN as it was typed; null where it can be right. */
export function gstinSentence(typed: string): string | null {
  const problem = gstinProblem(typedGstin(typed));
  return problem && sentences[problem];
}
