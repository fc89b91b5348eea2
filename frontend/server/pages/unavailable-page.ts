/** What stands in place of the shop before the backend has ever answered; it needs nothing but itself, and speaks both languages. */
export const unavailablePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="10">
<meta name="color-scheme" content="light dark">
<title>Back in a moment</title>
</head>
<body>
<h1>The shop cannot be reached just now</h1>
<p>Orders that were sent are safe, and so is a list you have put together on this device.</p>
<p>This page tries again by itself every ten seconds.</p>
<div lang="ta">
<h2>இப்போது கடையோடு இணைக்க முடியவில்லை</h2>
<p>அனுப்பிய ஆர்டர்களும், இந்தப் போனில் நீங்கள் போட்ட லிஸ்டும் பத்திரமாக இருக்கின்றன.</p>
<p>பத்து விநாடிக்கு ஒரு முறை இந்தப் பக்கம் தானாகவே மறுபடி முயற்சி செய்யும்.</p>
</div>
</body>
</html>
`;
