/** What stands in place of the shop before the backend has ever answered; it needs nothing but itself. */
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
</body>
</html>
`;
